import type { NewSection } from '@ziba/shared/contracts/section-switches';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { m } from './messages';

interface Props {
  section: NewSection;
}

const sizeText = (bytes: number) =>
  m.newSections.kilobytes(formatNumber(Math.max(1, Math.round(bytes / 1024))));

/** What the operator has to know before accepting a section: its team, its release, its pages. */
export function NewSectionFacts({ section }: Props) {
  return (
    <>
      {section.notes && <p>{formatText(section.notes)}</p>}
      <FactList
        facts={[
          { label: m.newSections.remote, value: <Ltr>{section.remote}</Ltr> },
          { label: m.newSections.author, value: <bdi>{section.author}</bdi> },
          { label: m.newSections.version, value: <Ltr>{section.version}</Ltr> },
          { label: m.newSections.size, value: sizeText(section.size) },
          { label: m.newSections.released, value: formatDateTime(section.created_at) },
        ]}
      />
      <section aria-label={m.newSections.pages}>
        <h3>{m.newSections.pages}</h3>
        <ul>
          {section.pages.map((page) => (
            <li key={page.address}>
              {formatText(page.title)} <Ltr>{page.address}</Ltr>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
