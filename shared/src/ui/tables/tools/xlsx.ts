import { strToU8, zipSync } from 'fflate';
import type { CellValue } from '../column';

/** A sheet with its headings and rows. */
export interface Sheet {
  name: string;
  headings: readonly string[];
  rows: readonly (readonly CellValue[])[];
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The most characters of a cell. */
const longestText = 32_767;

// The places of the cell formats in `stylesXml` below.
const styles = { plain: 0, heading: 1, text: 2, number: 3 };
const textFormat = 49;
const thousandsFormat = 3;

// XML 1.0 does not allow these characters, not even escaped.
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function xml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** The letters of a column: A, B … Z, AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function cell(value: CellValue, at: string, style: number): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') {
    const shown = Number.isInteger(value) ? styles.number : styles.plain;
    return Number.isFinite(value) ? `<c r="${at}" s="${shown}"><v>${value}</v></c>` : '';
  }
  const text = xml(value.slice(0, longestText));
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

function row(values: readonly CellValue[], index: number, style: number): string {
  const cells = values.map((value, column) =>
    cell(value, `${columnName(column)}${index + 1}`, style),
  );
  return `<row r="${index + 1}">${cells.join('')}</row>`;
}

function widthOf(texts: readonly CellValue[]): number {
  const longest = texts.reduce<number>(
    (most, text) => Math.max(most, String(text ?? '').length),
    0,
  );
  return Math.min(60, Math.max(10, longest + 3));
}

/** The sheet: from right to left, with frozen headings and a filter. */
function sheetXml({ headings, rows }: Sheet): string {
  // The first hundred rows decide how wide a column is.
  const sample = rows.slice(0, 100);
  const widths = headings.map((heading, column) =>
    widthOf([heading, ...sample.map((values) => values[column])]),
  );
  const columns = widths.map(
    (width, column) =>
      `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`,
  );
  const range = `A1:${columnName(Math.max(0, headings.length - 1))}${rows.length + 1}`;
  return [
    `${head}<worksheet xmlns="${main}"><dimension ref="${range}"/>`,
    '<sheetViews><sheetView workbookViewId="0" rightToLeft="1">',
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    '</sheetView></sheetViews>',
    `<cols>${columns.join('')}</cols><sheetData>`,
    row(headings, 0, styles.heading),
    ...rows.map((values, index) => row(values, index + 1, styles.text)),
    `</sheetData><autoFilter ref="${range}"/></worksheet>`,
  ].join('');
}

const font = (weight: string) => `<font>${weight}<sz val="11"/><name val="Tahoma"/></font>`;
const format = (number: number, face = 0, alignment = '') =>
  `<xf xfId="0" borderId="0" fillId="0" fontId="${face}" numFmtId="${number}" applyNumberFormat="1"` +
  (alignment ? ` applyAlignment="1">${alignment}</xf>` : '/>');
/** A text keeps its lines, and has the direction of its first letter (`readingOrder` 0). */
const ofText = '<alignment vertical="top" wrapText="1" readingOrder="0"/>';

const stylesXml = [
  `${head}<styleSheet xmlns="${main}"><fonts count="2">${font('')}${font('<b/>')}</fonts>`,
  '<fills count="2"><fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>`,
  `<cellXfs count="4">${format(0)}${format(textFormat, 1)}${format(textFormat, 0, ofText)}${format(thousandsFormat)}`,
  '</cellXfs></styleSheet>',
].join('');

const part = (path: string, kind: string) =>
  `<Override PartName="/${path}" ContentType="${type}.${kind}+xml"/>`;
const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}"/>`;
const relations = (...lines: string[]) =>
  `${head}<Relationships xmlns="${packaging}/relationships">${lines.join('')}</Relationships>`;

/** The name of a sheet may have 31 characters, and none of these. */
const sheetName = (name: string) =>
  xml(name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31)) || 'Sheet1';

/**
 * The bytes of an XLSX workbook with one sheet. Texts and codes are text cells, so that codes keep their leading zeros
 * and no text runs as a formula; numbers are number cells.
 */
export function xlsxFile(sheet: Sheet): Uint8Array<ArrayBuffer> {
  const files = {
    '[Content_Types].xml': [
      `${head}<Types xmlns="${packaging}/content-types">`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      part('xl/workbook.xml', 'sheet.main'),
      part('xl/worksheets/sheet1.xml', 'worksheet'),
      part('xl/styles.xml', 'styles'),
      '</Types>',
    ].join(''),
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': [
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews>`,
      `<sheets><sheet name="${sheetName(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ].join(''),
    'xl/_rels/workbook.xml.rels': relations(
      relation(1, 'worksheet', 'worksheets/sheet1.xml'),
      relation(2, 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': stylesXml,
    'xl/worksheets/sheet1.xml': sheetXml(sheet),
  };
  const bytes = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(bytes));
}
