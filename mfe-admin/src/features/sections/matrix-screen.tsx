import { useListParams } from '@ziba/shared/api/use-list-params';
import { Screen } from '@ziba/shared/ui/views/screen';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { ConsoleTabs } from '../../widgets/console-tabs/console-tabs';
import { useMatrix, useSections } from '../../data/matrix.api';
import { matrixFilters } from './matrix-filters';
import { MatrixTable } from './matrix-table';
import { m } from './messages';
import { NewSectionsCard } from './new-sections-card';

/** Clinics on one page of the matrix; more would make the page slow. */
const limit = 25;

/** The matrix of clinics and sections: which clinic has which section switched on. */
export function MatrixScreen() {
  const params = useListParams({ filters: matrixFilters });
  const { page, search, filters } = params;
  const list = useMatrix({ page, limit, search, ...filters });
  const sections = useSections();

  const content = () => {
    if (sections.data) return <MatrixTable {...{ params, list }} sections={sections.data.data} />;
    if (!sections.error) return <LoadingView />;
    return <ErrorView error={sections.error} onRetry={() => sections.mutate()} />;
  };
  return (
    <Screen title={m.title} hint={m.matrixHint}>
      <ConsoleTabs />
      <NewSectionsCard />
      {content()}
    </Screen>
  );
}
