/** A shared module in the runtime's table: `12:{…,shareKey:"@ziba/shared/format/money"}`. */
const shared =
  /(\d+):\{fallback:\(\)=>\(\)=>\{throw Error\("[^"]*"\)\},shareScope:\["default"\],singleton:!0,requiredVersion:!1,(?:strictVersion:!1,eager:!1,layer:void 0,)?shareKey:("[^"]*")\}/g;
const table = new RegExp(`(moduleIdToConsumeDataMapping=)\\{((?:${shared.source},?)+)\\}`, 'g');

/** Makes an entry of the table of its key. Nobody reads the name in the error of a shell that lacks the module. */
const entry =
  `(e=>({fallback:()=>()=>{throw Error("Can not get 'it'")},` +
  `shareScope:["default"],singleton:!0,requiredVersion:!1,shareKey:e}))`;

/**
 * The code of a first file, shorter: the runtime's table of shared modules says of each only its key, because all of
 * them are shared in the same way.
 */
export const shortened = (code) =>
  code.replaceAll(
    table,
    (_, start, entries) => `${start}(e=>({${entries.replaceAll(shared, '$1:e($2)')}}))${entry}`,
  );
