import type { Explanation } from '@ziba/shared/contracts/section-switches';
import { formatText } from '@ziba/shared/format/text';
import { CopyCode } from '@ziba/shared/ui/views/copy-code';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { Icon } from '@ziba/shared/ui/controls/icon';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { Link } from 'react-router-dom';
import { Chain, Mark, Verdict } from './explain-chain.styles';
import { fixLink } from './fix-link';
import { m } from './messages';

interface Props {
  explanation: Explanation;
  /** The title of the section. */
  title: string;
}

// Isolates versions and names of remotes, so that they keep their order inside Persian text.
const withCodes = (text: string) =>
  text.replace(/[a-z0-9]+(?:[.-][a-z0-9]+)+/gi, (code) => `\u2066${code}\u2069`);

const verdictIcons = { good: 'check', bad: 'close', unknown: 'help' } as const;

/** The explanation: the verdict, the release that the user's browser gets, and each step with its verdict. */
export function ExplainChain({ explanation, title }: Props) {
  const { user, is_visible, plan, remote, version, steps } = explanation;
  const name = formatText(user.name);
  return (
    <>
      <Verdict data-visible={is_visible}>
        <Icon name={is_visible ? 'show' : 'hide'} size={22} />
        <h2>{is_visible ? m.explain.visible(title, name) : m.explain.hidden(title, name)}</h2>
      </Verdict>
      <FactList
        facts={[
          { label: m.explain.user, value: <Ltr>{user.username}</Ltr> },
          {
            label: m.explain.release,
            value: remote && version ? <Ltr>{`${remote} ${version}`}</Ltr> : m.explain.noRelease,
          },
          { label: m.explain.plan, value: <CopyCode code={plan} /> },
        ]}
      />
      <Chain aria-label={m.explain.chain}>
        {steps.map(({ step, verdict, text }) => {
          const fix = verdict === 'bad' && fixLink(step, explanation);
          return (
            <li key={step} data-verdict={verdict}>
              <Mark>
                <Icon name={verdictIcons[verdict]} size={15} label={m.explain.verdicts[verdict]} />
              </Mark>
              <div>
                <b>{m.explain.steps[step]}</b>
                <p>{withCodes(formatText(text))}</p>
                {fix && <Link to={fix.to}>{fix.label}</Link>}
              </div>
            </li>
          );
        })}
      </Chain>
    </>
  );
}
