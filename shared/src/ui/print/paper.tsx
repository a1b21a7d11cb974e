import { formatDay } from '../../format/date';
import { formatToman } from '../../format/money';
import { numberInWords } from '../../format/number-words';
import { formatText } from '../../format/text';
import { common } from '../../messages';
import { useSession } from '../../session/use-session';
import { Barcode } from './barcode';
import { Ltr } from '../controls/ltr';
import { TypedText } from '../controls/typed-text';
import { QrCode } from './qr-code';
import { printWords } from './messages';
import { Facts, Foot, Head, InWords, Notes, Sheet, Signatures, Totals } from './paper.styles';
import { PaperLines } from './paper-lines';
import type { PrintDocument } from './print-document';

interface Props {
  content: PrintDocument;
}

/** A document as it is printed: black on white, in dark mode too. */
export function Paper({ content }: Props) {
  return content.size === 'label' ? <Label content={content} /> : <Document content={content} />;
}

function Label({ content: { title, clinic, totals, barcode } }: Props) {
  return (
    <Sheet data-size="label" lang="fa">
      <small>
        <TypedText>{formatText(clinic.name)}</TypedText>
      </small>
      <strong>
        <TypedText>{formatText(title)}</TypedText>
      </strong>
      {totals?.map(({ label, amount }) => (
        <small key={label}>
          {label}: {formatToman(amount)}
        </small>
      ))}
      {barcode && <Barcode value={barcode} label={printWords.barcode(barcode)} />}
    </Sheet>
  );
}

/** The lines that the signed-in clinic has on all its papers. */
function useOwnLines({ isOfPlatform }: PrintDocument) {
  const clinic = useSession()?.clinic;
  if (!clinic || isOfPlatform) return {};
  return { header: clinic.print_header, footer: clinic.print_footer };
}

function Document({ content }: Props) {
  const { footer } = useOwnLines(content);
  const { size, title, totals, inWords, notes, signatures, signaturePicture } = content;
  return (
    <Sheet data-size={size} lang="fa">
      <Letterhead content={content} />
      <h3>
        <TypedText>{formatText(title)}</TypedText>
      </h3>
      <DocumentFacts content={content} />
      <PaperLines {...content} />
      {totals && (
        <Totals>
          {totals.map(({ label, amount, strong }) => (
            <div key={label} data-strong={strong || undefined}>
              <dt>
                <TypedText>{label}</TypedText>
              </dt>
              <dd>{formatToman(amount)}</dd>
            </div>
          ))}
        </Totals>
      )}
      {inWords !== undefined && (
        <InWords>
          {printWords.inWords}: {numberInWords(inWords)} {common.toman}
        </InWords>
      )}
      {notes && (
        <Notes>
          {notes.map((note) => (
            <p key={note}>
              <TypedText>{formatText(note)}</TypedText>
            </p>
          ))}
        </Notes>
      )}
      {signatures && (
        <Signatures>
          {signatures.map((name, index) => (
            <div key={name}>
              {name}
              {index === 0 && signaturePicture && <img src={signaturePicture} alt="" />}
            </div>
          ))}
        </Signatures>
      )}
      {footer && (
        <Foot>
          <TypedText>{formatText(footer)}</TypedText>
        </Foot>
      )}
    </Sheet>
  );
}

/** The clinic with its logo and address, and the QR code of the document. */
function Letterhead({ content }: Props) {
  const { clinic, code, number } = content;
  const { header } = useOwnLines(content);
  return (
    <Head>
      {clinic.logo && <img src={clinic.logo} alt="" />}
      <div>
        <strong>
          <TypedText>{formatText(clinic.name)}</TypedText>
        </strong>
        {header && (
          <p>
            <TypedText>{formatText(header)}</TypedText>
          </p>
        )}
        {clinic.address && (
          <p>
            <TypedText>{formatText(clinic.address)}</TypedText>
          </p>
        )}
        {clinic.phone && (
          <p>
            {printWords.phone}: <Ltr>{clinic.phone}</Ltr>
          </p>
        )}
      </div>
      {code && <QrCode value={code} label={printWords.code(number ?? '')} size={72} />}
    </Head>
  );
}

/** Number and date of the document, and whom it is about. */
function DocumentFacts({ content: { number, date, facts } }: Props) {
  return (
    <Facts>
      {number && (
        <div>
          <dt>{printWords.number}</dt>
          <dd>
            <Ltr>{number}</Ltr>
          </dd>
        </div>
      )}
      <div>
        <dt>{printWords.date}</dt>
        <dd>{formatDay(date)}</dd>
      </div>
      {facts?.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <TypedText>{formatText(value)}</TypedText>
          </dd>
        </div>
      ))}
    </Facts>
  );
}
