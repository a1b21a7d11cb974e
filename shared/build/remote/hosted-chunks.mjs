import CssLoadingRuntimeModule from 'webpack/lib/css/CssLoadingRuntimeModule.js';

/** Code that copies integrity and address from the element that the shell creates in a hook of the runtime. */
const hostedElement = (code, { hook, element, address }) =>
  [
    code,
    `var hook = __webpack_require__.federation.instance.loaderHook.lifecycle.${hook};`,
    'var hosted = hook.emit({ url: url, attrs: {} });',
    'if (hosted) {',
    `  ${element}.integrity = hosted.integrity;`,
    `  ${element}.crossOrigin = hosted.crossOrigin;`,
    `  ${element}.${address} = hosted.${address};`,
    '}',
  ].join('\n');

const hostedScript = { hook: 'createScript', element: 'script', address: 'src' };
const hostedStyle = { hook: 'createLink', element: 'link', address: 'href' };

/**
 * Lets the shell create the elements of all chunks, including lazy ones and styles, for integrity and retries. The
 * federation runtime calls its hooks for the entry only.
 */
export class HostedChunks {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('HostedChunks', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'HostedChunks',
        (code) => hostedElement(code, hostedScript),
      );
      CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
        'HostedChunks',
        (code) => hostedElement(code, hostedStyle),
      );
    });
  }
}
