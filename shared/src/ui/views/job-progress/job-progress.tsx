import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { isUnderWay, type FollowedJob } from '../../../api/use-job';
import { backupTexts } from '../../../contracts/backups';
import { common } from '../../../messages';
import { Button } from '../../controls/button';
import { Icon } from '../../controls/icon';
import { ProgressBar } from '../../controls/progress-bar';
import { useDownload } from '../../controls/use-download';
import { m } from './messages';
import { StaleNotice } from '../stale-notice';

interface Props {
  followed: FollowedJob;
  /** What the job does; the name of the progress bar. */
  label: string;
  /** The words on the button that starts a job; leave it out for people who may not start one. */
  start?: string;
  /** Shown when the job has failed. */
  failed: string;
}

/**
 * A job of the server from its start to its file. A job that was started here is downloaded when it is done, and can
 * be downloaded again. The screen may be left meanwhile.
 */
export function JobProgress({ followed, label, start, failed }: Props) {
  const { job, isOwn, startError, readError, path } = followed;
  const file = useDownload();
  const fileName = job?.status === 'done' ? job.fileName : null;
  const download = () => {
    if (job && fileName) void file.download(`${path}/${job.id}/download`, fileName);
  };
  const downloadOwn = useEffectEvent(() => {
    if (isOwn) download();
  });
  useEffect(() => downloadOwn(), [fileName, isOwn]);

  const isRunning = job !== undefined && isUnderWay(job);
  const error = startError ?? file.error ?? (job ? undefined : readError);
  const trouble = job?.status === 'failed' && !startError ? failed : error?.message;
  return (
    <Frame>
      {isRunning && (
        <>
          <ProgressBar
            label={label}
            value={job.status === 'running' ? job.percent : undefined}
            max={100}
            text={job.status === 'queued' ? m.queued : undefined}
          />
          <p>{m.leave}</p>
        </>
      )}
      {readError && isRunning && <StaleNotice onRetry={followed.refresh} />}
      <p role="status">
        {job?.status === 'done' && (
          <>
            <Icon name={job.fileName ? 'check' : 'info'} size={16} />
            {job.fileName ? m.done : backupTexts.gone}
          </>
        )}
      </p>
      {trouble !== undefined && (
        <p role="alert">
          <Icon name="alert" size={16} />
          {trouble}
        </p>
      )}
      {!isRunning && (
        <JobButtons {...{ followed, file, start }} onDownload={fileName ? download : undefined} />
      )}
    </Frame>
  );
}

interface ButtonsProps extends Pick<Props, 'followed' | 'start'> {
  file: ReturnType<typeof useDownload>;
  /** Missing where there is no file. */
  onDownload?: () => void;
}

/** Download of the file, its cancelling, and the start of another job. */
function JobButtons({ followed, start, file, onDownload }: ButtonsProps) {
  return (
    <Buttons>
      {onDownload && (
        <Button tone="primary" icon="download" busy={file.isBusy} onClick={onDownload}>
          {file.isBusy ? m.downloading : m.download}
        </Button>
      )}
      {file.isBusy && <Button onClick={file.cancel}>{common.cancel}</Button>}
      {start !== undefined && !file.isBusy && (
        <Button busy={followed.isStarting} onClick={() => void followed.start()}>
          {start}
        </Button>
      )}
    </Buttons>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  font-size: var(--size-s);

  > p {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    color: var(--text-soft);
  }
  > p:empty {
    display: none;
  }
  > p[role='alert'] {
    color: var(--danger);
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
