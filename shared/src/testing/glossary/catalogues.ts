import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(__dirname, '../../../..');

/** A Persian sentence of a catalogue, with `{}` where a value is inserted. */
export interface Sentence {
  text: string;
  /** File and line. */
  at: string;
  /** Parameters of type number that are inserted without being given Persian digits. */
  bareNumbers: readonly string[];
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Every `messages.ts` of every package, and the contracts, whose words server and forms say. */
export function catalogueFiles(): string[] {
  const packages = readdirSync(root).filter((name) =>
    /^(shell|shared|mock-api|mfe-.+)$/.test(name),
  );
  return packages
    .flatMap((name) => filesBelow(join(root, name, 'src')))
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/messages.ts') || file.startsWith('shared/src/contracts/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
}

/** What is known of the code around a sentence. */
interface Around {
  /** Parameters of type number. */
  numbers: readonly string[];
  /** Whether the sentence is given Persian digits as a whole. */
  isConverted: boolean;
}

function within(node: ts.Node, around: Around): Around {
  if (ts.isArrowFunction(node)) {
    const numbers = node.parameters
      .filter(({ type }) => type?.kind === ts.SyntaxKind.NumberKeyword)
      .map(({ name }) => name.getText());
    return { ...around, numbers: [...around.numbers, ...numbers] };
  }
  const isConversion = ts.isCallExpression(node) && node.expression.getText() === 'toPersianDigits';
  return isConversion ? { ...around, isConverted: true } : around;
}

const isPersian = (text: string) => /[آ-ی]/.test(text);

/** The Persian sentences of a catalogue, in order. Keys are left out: nobody sees them. */
export function sentencesOf(file: string, source = readFileSync(join(root, file), 'utf8')) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Sentence[] = [];
  const keep = (node: ts.Node, text: string, bareNumbers: readonly string[] = []) => {
    if (!isPersian(text)) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push({ text, at: `${file}:${line + 1}`, bareNumbers });
  };
  const visit = (node: ts.Node, outer: Around) => {
    const around = within(node, outer);
    if (ts.isPropertyAssignment(node)) return visit(node.initializer, around);
    if (ts.isStringLiteralLike(node)) return keep(node, node.text);
    if (ts.isTemplateExpression(node)) {
      const values = node.templateSpans.map(({ expression }) => expression.getText());
      const bare = values.filter((value) => !around.isConverted && around.numbers.includes(value));
      const rest = node.templateSpans.map(({ literal }) => `{}${literal.text}`);
      keep(node, node.head.text + rest.join(''), bare);
    }
    node.forEachChild((child) => visit(child, around));
  };
  visit(tree, { numbers: [], isConverted: false });
  return found;
}
