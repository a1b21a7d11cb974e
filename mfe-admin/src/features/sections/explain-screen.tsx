import { Card } from '@ziba/shared/ui/views/card';
import { Screen } from '@ziba/shared/ui/views/screen';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useSearchParams } from 'react-router-dom';
import { ConsoleTabs } from '../../widgets/console-tabs/console-tabs';
import { useExplanation, type Question } from '../../data/explain.api';
import { ExplainChain } from './explain-chain';
import { ExplainForm } from './explain-form';
import { useSections } from '../../data/matrix.api';
import { m } from './messages';

/** Explains why a user of a clinic sees a section or does not. The address holds the question. */
export function ExplainScreen() {
  const [params, setParams] = useSearchParams();
  const param = (name: string) => params.get(name) ?? '';
  const question = { clinic: param('clinic'), user: param('user'), section: param('section') };
  const sections = useSections();
  const { data, error, mutate, isValidating } = useExplanation(question);
  const isComplete = question.clinic && question.user && question.section;
  const ask = (next: Question) => {
    // The same question is sent again, because something may have changed meanwhile.
    void mutate();
    setParams({ ...next });
  };
  const titles = new Map(sections.data?.data.map((one) => [one.section, one.title]));

  const answer = () => {
    if (!isComplete)
      return <EmptyView icon="help" title={m.explain.start} hint={m.explain.startHint} />;
    if (error && !data) return <ErrorView error={error} onRetry={() => mutate()} />;
    if (!data) return <LoadingView />;
    return <ExplainChain explanation={data} title={titles.get(data.section) ?? data.section} />;
  };
  return (
    <Screen title={m.explain.title} hint={m.explain.hint}>
      <ConsoleTabs />
      <Card>
        {sections.data && (
          <ExplainForm
            key={params.toString()}
            question={question}
            sections={sections.data.data}
            onAsk={ask}
          />
        )}
        {!sections.data &&
          (sections.error ? (
            <ErrorView error={sections.error} onRetry={() => sections.mutate()} />
          ) : (
            <LoadingView />
          ))}
      </Card>
      <Card>
        <div aria-live="polite" aria-busy={isValidating}>
          {answer()}
        </div>
      </Card>
    </Screen>
  );
}
