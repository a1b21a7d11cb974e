import { createRequire } from 'node:module';
import { signatureField, type SignatureStroke } from '@ziba/shared/contracts/consents';
import PDFDocument from 'pdfkit';
import { linesOf, runsOf, textForFont } from './bidi-lines';

/** What a signed consent says. All texts are as they are shown, with Persian digits. */
export interface SignedConsent {
  clinic: string;
  /** The clinic's own lines: below its name, and the last one of the document. */
  header?: string;
  footer?: string;
  title: string;
  /** Label and value of each line above the text. */
  facts: readonly (readonly [label: string, value: string])[];
  body: string;
  signed: readonly (readonly [label: string, value: string])[];
  /** The strokes of a drawn signature. */
  strokes?: readonly SignatureStroke[] | undefined;
}

/** A bundle is an ES module, which has no `__filename`; it is the program that was started, and lies in this package. */
const thisFile = typeof __filename === 'string' ? __filename : (process.argv[1] ?? '');

const fontFile = (weight: 'Regular' | 'Bold') =>
  createRequire(thisFile).resolve(`vazirmatn/fonts/ttf/Vazirmatn-${weight}.ttf`);

const margin = 56;
const sheet = { width: 595.28, height: 841.89 };
const width = sheet.width - 2 * margin;
const signatureWidth = 200;
const signatureHeight = (signatureWidth * signatureField.height) / signatureField.width;

/** The joins of letters. pdfkit shapes a text as a whole only when features are named. */
const features = ['rlig', 'calt', 'liga', 'kern'] as const;

interface Style {
  font?: 'Regular' | 'Bold';
  size?: number;
  /** Points below the paragraph. */
  after?: number;
  color?: string;
}

/** Makes the PDF of a signed consent, on A4 with its letters embedded. It holds the thread until it is done. */
export function consentDocument(consent: SignedConsent): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin, info: { Title: consent.title }, lang: 'fa' });
  const content = collected(pdf);
  pdf.registerFont('Regular', fontFile('Regular'));
  pdf.registerFont('Bold', fontFile('Bold'));
  const page = new Sheet(pdf);
  const small = { size: 9.5, color: '#555555' };
  page.write(consent.clinic, { color: '#555555', after: consent.header ? 0 : 6 });
  if (consent.header) page.write(consent.header, { ...small, after: 6 });
  page.write(consent.title, { font: 'Bold', size: 17, after: 10 });
  for (const [label, value] of consent.facts) page.write(`${label}: ${value}`, { size: 10.5 });
  page.rule();
  page.write(consent.body, { size: 11.5, after: 12 });
  page.rule();
  for (const [label, value] of consent.signed) page.write(`${label}: ${value}`, { size: 10.5 });
  if (consent.strokes) page.sign(consent.strokes);
  if (consent.footer) {
    page.rule();
    page.write(consent.footer, small);
  }
  pdf.end();
  return content;
}

function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
}

/** Writes right-to-left paragraphs from the top to the bottom, on as many pages as they need. */
class Sheet {
  private y = margin;

  constructor(private readonly pdf: PDFKit.PDFDocument) {}

  write(text: string, { font = 'Regular', size = 11, after = 3, color = '#111111' }: Style): void {
    this.pdf.font(font).fontSize(size).fillColor(color);
    for (const line of linesOf(text, width, (part) => this.widthOf(part))) {
      this.line(line, size * 1.75);
    }
    this.y += after;
  }

  rule(): void {
    this.makeRoom(20);
    this.pdf
      .moveTo(margin, this.y + 6)
      .lineTo(sheet.width - margin, this.y + 6)
      .lineWidth(0.7)
      .strokeColor('#bbbbbb')
      .stroke();
    this.y += 16;
  }

  /** Draws the strokes in a box at the right. */
  sign(strokes: readonly SignatureStroke[]): void {
    this.makeRoom(signatureHeight + 12);
    const left = sheet.width - margin - signatureWidth;
    const top = this.y + 6;
    const scale = signatureWidth / signatureField.width;
    const { pdf } = this;
    pdf.rect(left, top, signatureWidth, signatureHeight).lineWidth(0.5).strokeColor('#bbbbbb');
    pdf.stroke().lineWidth(1.2).lineCap('round').lineJoin('round').strokeColor('#12306b');
    for (const [first, ...others] of strokes) {
      if (!first) continue;
      pdf.moveTo(left + first.x * scale, top + first.y * scale);
      // A point alone is drawn as a short line.
      for (const { x, y } of others.length > 0 ? others : [{ x: first.x + 4, y: first.y }]) {
        pdf.lineTo(left + x * scale, top + y * scale);
      }
      pdf.stroke();
    }
    this.y = top + signatureHeight;
  }

  private line(line: string, height: number): void {
    this.makeRoom(height);
    const runs = runsOf(line)
      .map(textForFont)
      .map((text) => ({ text, width: this.widthOfRun(text) }));
    let x = sheet.width - margin - runs.reduce((sum, run) => sum + run.width, 0);
    for (const run of runs) {
      this.pdf.text(run.text, x, this.y, { lineBreak: false, features: [...features] });
      x += run.width;
    }
    this.y += height;
  }

  private makeRoom(height: number): void {
    if (this.y + height <= sheet.height - margin) return;
    this.pdf.addPage();
    this.y = margin;
  }

  private widthOf(text: string): number {
    return runsOf(text).reduce((sum, run) => sum + this.widthOfRun(textForFont(run)), 0);
  }

  private widthOfRun(text: string): number {
    return this.pdf.widthOfString(text, { features: [...features] });
  }
}
