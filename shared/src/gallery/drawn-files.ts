const drawing = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#dcb3ca" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#7a2b62"/><path fill="#7a2b62" d="M1 8a3 3 0 0 1 6 0"/></svg>',
);

/** Answers in place of `GET /files/sign`: every stored file shows the same drawing. */
export const drawnFiles = (key: [string, string, { names: string }]) => ({
  data: Object.fromEntries(
    key[2].names.split(',').map((name) => [name, `data:image/svg+xml,${drawing}`]),
  ),
});
