import { escapeHtml } from '../../lib/html';

interface Operation {
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}
type Content = Record<string, { schema: unknown }>;

interface Document {
  paths?: Record<string, Record<string, Operation>>;
}

export const docsStyle = `
body { font: 15px/1.6 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: #1d2433; background: #fff }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
details { border: 1px solid #d5dae5; border-radius: 8px; margin: .4rem 0; padding: .4rem .8rem }
summary { cursor: pointer; font-family: ui-monospace, monospace; overflow-wrap: anywhere }
b { display: inline-block; min-width: 4.5rem }
pre { background: #f4f6fb; border-radius: 6px; padding: .6rem; overflow: auto; max-height: 24rem; font-size: 13px }
table { border-collapse: collapse } td, th { text-align: start; padding: .2rem .8rem .2rem 0; vertical-align: top }
a { color: #1a4fb4 } nav { display: flex; flex-wrap: wrap; gap: .2rem 1rem }
`;

const json = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
const bodyOf = (content: Content = {}) => Object.values(content)[0]?.schema ?? {};

/** The API description as an HTML page without scripts; the browser's own search also opens folded parts. */
export function docsPage(document: Document): string {
  const byTag = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags?.[0] ?? '';
      byTag.set(tag, [...(byTag.get(tag) ?? []), operationHtml(method, path, operation)]);
    }
  }
  const tags = [...byTag.keys()].sort();
  const links = tags.map((tag) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`).join('');
  const sections = tags
    .map(
      (tag) =>
        `<h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${byTag.get(tag)?.join('') ?? ''}`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Ziba API</title>
<link rel="stylesheet" href="/api/docs/style.css"></head><body><main><h1>Ziba API</h1>
<p><a href="/api/openapi.json">OpenAPI 3.1</a></p><nav>${links}</nav>${sections}</main></body></html>`;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const { description = '', parameters = [], requestBody, responses } = operation;
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td>
      <td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  const answers = Object.entries(responses).map(([status, answer]) => {
    const isRefusal = Number(status) >= 400;
    const shape = isRefusal ? '' : json(bodyOf(answer.content));
    return `<tr><td>${status}</td><td>${escapeHtml(answer.description)}${shape}</td></tr>`;
  });
  return `<details><summary><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</summary>
<p>${escapeHtml(description)}</p>${rows.length > 0 ? `<table>${rows.join('')}</table>` : ''}
${requestBody ? `<p>Body</p>${json(bodyOf(requestBody.content))}` : ''}
<table>${answers.join('')}</table></details>`;
}
