/** Serves the production build: `npm start`. `PORT` sets another port; one that is taken is skipped. */
import { preview } from 'vite';

const server = await preview({
  configFile: false,
  preview: { host: 'localhost', port: Number(process.env['PORT'] ?? 4173), strictPort: false },
});
console.log(
  `\n  Ramparts is served at ${server.resolvedUrls?.local[0] ?? 'an unknown address'}\n  Press Ctrl+C to stop.\n`,
);
