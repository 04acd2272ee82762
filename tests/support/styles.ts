import { basename } from 'node:path';
import type { CSSModulesOptions, Plugin } from 'vite';

const componentOf = (file: string): string => basename(file.split('?')[0] ?? file, '.module.css');

/** Class names of a component's styles, as the page shows them: `TurnPanel-picture`. */
export const CSS_MODULES: CSSModulesOptions = {
  generateScopedName: (name, file) => `${componentOf(file)}-${name}`,
};

const ID = '\0class-names:';

/** The same class names without the styles: in a page without a browser, styles only cost time. */
export const classNames = (): Plugin => ({
  name: 'class-names',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.module.css') ? `${ID}${componentOf(source)}` : null),
  load: (id) =>
    id.startsWith(ID)
      ? `export default new Proxy({}, { get: (_, name) => \`${id.slice(ID.length)}-\${String(name)}\` });`
      : null,
});
