import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(__dirname, '../../../..');

/** A Persian sentence of a catalogue, with `{}` where a value is inserted. */
export interface Sentence {
  text: string;
  /** File and line. */
  at: string;
  /** Parameters of type number that are inserted with Latin digits. */
  bareNumbers: readonly string[];
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Letters of other keyboards, which nobody is shown. */
const noTexts = 'shared/src/contracts/characters.ts';

/** Every `messages.ts` of every package, and the contracts, whose texts server and forms show. */
export function catalogueFiles(): string[] {
  const packages = readdirSync(root).filter((name) =>
    /^(shell|shared|mock-api|mfe-.+)$/.test(name),
  );
  return packages
    .flatMap((name) => filesBelow(join(root, name, 'src')))
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/messages.ts') || file.startsWith('shared/src/contracts/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== noTexts)
    .sort();
}

/** What the code around a sentence tells about it. */
interface Context {
  /** Parameters of type number. */
  numbers: readonly string[];
  /** Whether the whole sentence is passed to `toPersianDigits`. */
  isConverted: boolean;
}

function contextOf(node: ts.Node, outer: Context): Context {
  if (ts.isArrowFunction(node)) {
    const numbers = node.parameters
      .filter(({ type }) => type?.kind === ts.SyntaxKind.NumberKeyword)
      .map(({ name }) => name.getText());
    return { ...outer, numbers: [...outer.numbers, ...numbers] };
  }
  const isConversion = ts.isCallExpression(node) && node.expression.getText() === 'toPersianDigits';
  return isConversion ? { ...outer, isConverted: true } : outer;
}

const isPersian = (text: string) => /[آ-ی]/.test(text);

/** The Persian sentences of a catalogue, in order. Keys are left out, because users do not see them. */
export function sentencesOf(file: string, source = readFileSync(join(root, file), 'utf8')) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Sentence[] = [];
  const keep = (node: ts.Node, text: string, bareNumbers: readonly string[] = []) => {
    if (!isPersian(text)) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push({ text, at: `${file}:${line + 1}`, bareNumbers });
  };
  const visit = (node: ts.Node, outer: Context) => {
    const context = contextOf(node, outer);
    if (ts.isPropertyAssignment(node)) return visit(node.initializer, context);
    if (ts.isStringLiteralLike(node)) return keep(node, node.text);
    if (ts.isTemplateExpression(node)) {
      const values = node.templateSpans.map(({ expression }) => expression.getText());
      const bare = values.filter(
        (value) => !context.isConverted && context.numbers.includes(value),
      );
      const rest = node.templateSpans.map(({ literal }) => `{}${literal.text}`);
      keep(node, node.head.text + rest.join(''), bare);
    }
    node.forEachChild((child) => visit(child, context));
  };
  visit(tree, { numbers: [], isConverted: false });
  return found;
}
