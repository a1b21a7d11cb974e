import { piecesOf } from './text-direction';

/** The line with its Latin parts in angle brackets. */
const marked = (line: string) =>
  piecesOf(line)
    .map(({ text, isLatin }) => (isLatin ? `<${text}>` : text))
    .join('');

it.each([
  ['ایبوپروفن قرص 400 mg', 'ایبوپروفن قرص <400 mg>'],
  ['Ibuprofen قرص 400 mg', '<Ibuprofen> قرص <400 mg>'],
  ['سرم 0.9% inj. وریدی', 'سرم <0.9% inj>. وریدی'],
  ['قرص 400 mg 3 بار در روز', 'قرص <400 mg> 3 بار در روز'],
  ['ضدآفتاب SPF 50، هر 3 ساعت', 'ضدآفتاب <SPF 50>، هر 3 ساعت'],
  ['ژل (Adapalene 0.1%) شب', 'ژل <(Adapalene 0.1%)> شب'],
  ['ژل (Adapalene 0.1%، شب)', 'ژل (<Adapalene 0.1%>، شب)'],
  ['Vitamin C (1000 mg) خوراکی', '<Vitamin C (1000 mg)> خوراکی'],
  ['هر 8 ساعت، 2 عدد', 'هر 8 ساعت، 2 عدد'],
  ['۱۴۰۵/۰۹/۰۴ تزریق Botox 50 IU', '۱۴۰۵/۰۹/۰۴ تزریق <Botox 50 IU>'],
  ['Ibuprofen 400 mg', 'Ibuprofen 400 mg'],
  ['', ''],
])('isolates the Latin parts of %j', (line, result) => {
  expect(marked(line)).toBe(result);
});
