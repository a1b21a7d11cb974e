const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`;
const percent = (share) => (share === null ? '–' : `${(share * 100).toFixed(1)} %`);
const list = (ids) =>
  ids.slice(0, 5).join(', ') + (ids.length > 5 ? ` and ${ids.length - 5} more` : '');

/** The clinics that a release is live for, as text. */
export function placesText({ is_default, pinned, canary, share }) {
  const parts = [
    is_default && 'all clinics',
    canary.length > 0 && `canary: ${canary.length} clinics`,
    pinned.length > 0 && `held: clinic ${list(pinned)}`,
  ].filter(Boolean);
  if (parts.length === 0) return 'nobody';
  return `${parts.join('; ')} (${Math.round(share * 100)} %)`;
}

/** Local date and time, in a format that sorts by time. */
const moment = (iso) => new Date(iso).toLocaleString('sv').slice(0, 16);

function rowOf({ version, places, health, created_at, author, notes, size }) {
  const { loads, failure_rate, p75_ms } = health;
  return [
    version,
    placesText(places),
    String(loads),
    percent(failure_rate),
    p75_ms === null ? '–' : `${p75_ms} ms`,
    kilobytes(size),
    `${moment(created_at)} ${author}`,
    notes.split('\n')[0].slice(0, 60),
  ];
}

const heads = ['version', 'live for', 'loads', 'failed', 'p75', 'size', 'published', 'notes'];

/** Aligns the texts in columns. */
function inColumns(rows) {
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    `  ${row.map((text, column) => text.padEnd(widths[column])).join('  ')}`.trimEnd(),
  );
}

/** A remote as text: which release is live for which clinics, with its figures. */
export function remoteText({ remote, default_version, rollout, releases }, most = 10) {
  const shown = releases.slice(0, most);
  const left = releases.length - shown.length;
  const canary = rollout
    ? [
        `  canary ${rollout.version}: ${rollout.clinic_ids.length} clinics, ${rollout.health.loads} loads, ${percent(rollout.health.failure_rate)} failed`,
      ]
    : [];
  return [
    `${remote}: ${default_version ?? 'nothing'} is live`,
    ...canary,
    ...inColumns([heads, ...shown.map(rowOf)]),
    ...(left > 0 ? [`  and ${left} older (--all)`] : []),
  ].join('\n');
}
