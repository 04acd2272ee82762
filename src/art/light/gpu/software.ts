const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

/** Computed by the processor: a browser may give such a context even if the page asks it not to. */
export function isSoftware(gl: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const plain = String(gl.getParameter(gl.RENDERER));
  // Some browsers give the name only here, others warn that this is out of date.
  const extension = plain.startsWith('WebKit') ? gl.getExtension('WEBGL_debug_renderer_info') : null;
  return SOFTWARE.test(extension ? String(gl.getParameter(extension.UNMASKED_RENDERER_WEBGL)) : plain);
}
