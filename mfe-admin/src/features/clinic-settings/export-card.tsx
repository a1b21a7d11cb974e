import { keptExportHours, type Backup } from '@ziba/shared/contracts/backups';
import { useListParams } from '@ziba/shared/api/use-list-params';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { useMay } from '@ziba/shared/session/use-may';
import { useDownload } from '@ziba/shared/ui/controls/use-download';
import { buttonColumn } from '@ziba/shared/ui/tables/columns/button-column';
import { ResourceTable } from '@ziba/shared/ui/tables/resource-table';
import { Card } from '@ziba/shared/ui/views/card';
import { JobProgress } from '@ziba/shared/ui/views/job-progress/job-progress';
import { clinicExports, exportsPath } from '../../data/backups.api';
import { backupColumns, untilColumn } from '../../widgets/backups/backup-columns';
import { m as words } from '../../widgets/backups/messages';
import { useFollowedBackup } from '../../widgets/backups/use-followed-backup';
import { m } from './messages';

/** All data of the clinic in one file: a job with its progress, and the files that can still be downloaded. */
export function ExportCard() {
  const mayWrite = useMay('settings', 'write');
  const followed = useFollowedBackup(exportsPath);
  return (
    <>
      <Card title={m.export} hint={m.exportText(formatNumber(keptExportHours))}>
        <JobProgress
          followed={followed}
          label={m.exporting}
          start={mayWrite ? m.startExport : undefined}
          failed={m.exportFailed}
        />
      </Card>
      <Card title={m.exports}>
        <Exports />
      </Card>
    </>
  );
}

function Exports() {
  const { page, setPage } = useListParams();
  const list = clinicExports.useList({ page });
  const { download, error, isBusy } = useDownload();
  const take = ({ id, fileName }: Backup) => {
    if (fileName && !isBusy) void download(`${exportsPath}/${id}/download`, fileName);
  };
  const columns = [
    ...backupColumns,
    untilColumn,
    buttonColumn<Backup>({
      label: ({ fileName }) => (fileName ? words.download : undefined),
      nameOf: ({ created_at }) => formatDateTime(created_at),
      icon: 'download',
      onPress: take,
    }),
  ];
  return (
    <>
      {error && <p role="alert">{error.message}</p>}
      <ResourceTable
        label={m.exports}
        columns={columns}
        list={list}
        empty={m.noExports}
        page={page}
        onPage={setPage}
      />
    </>
  );
}
