import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from './database.mjs';
import { bundleServer, fromSource } from './from-source.mjs';
import { requestOf, saturate } from './load.mjs';
import { startNode, stopAll } from './processes.mjs';

/*
 * `npm run bench:platform`: the lists of the platform's operator with 500 clinics, 20,000 tickets with 1,000,000
 * messages and 1,000,000 SMS, against a hundredth of all that, on the embedded database. Both are measured in turn with
 * one caller; it prints the median times and the median of the rounds' ratios. DATA=<folder> keeps the two databases for
 * the next run.
 */

const rounds = Number(process.env.ROUNDS ?? 7);
const seconds = Number(process.env.SECONDS ?? 0.5);
const bar = 1.5;
const full = { clinics: 500, tickets: 20_000, messages: 1_000_000, sms: 1_000_000 };
const hundredth = Object.fromEntries(Object.entries(full).map(([name, n]) => [name, n / 100]));
const sizes = { small: hundredth, large: full };
const password = 'Ziba@1405-bench';
const say = (line = '') => console.log(line);
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

const kept = process.env.DATA;
const folder = kept ?? mkdtempSync(path.join(tmpdir(), 'ziba-bench-'));
const environment = {
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  SEED: 'demo',
  DEMO_IN_PRODUCTION: 'yes',
  ADMIN_PASSWORD: password,
  SESSION_SECRET: 'a secret of the bench, long enough to be one',
};

const clinicsSql = `insert into clinics (clinic_id, name, name_en, city, address, responsible_name,
    responsible_national_id, phone1, subscription_type, subscription_days, subscription_start_date,
    account_status, is_active)
  select 'C-GROWN-SHZ-0504-' || lpad(n::text, 7, '0'), 'کلینیک ' || n, 'Clinic ' || n, 'شیراز', 'خیابان زند',
    'مسئول ' || n, lpad(n::text, 10, '0'), '0917' || lpad(n::text, 7, '0'), 'سالیانه', 100 + n % 300,
    app_today() - 90, 'active', true
  from generate_series(1, $1::int) n`;
const usersSql = `insert into users (clinic_id, type, username, password_hash, account_status, sections, levels,
    "fullName")
  select id, 'clinic_admin', 'grown_' || id, '-', 'suspended', '{all}', '{1}', 'مدیر ' || id from clinics`;
const ticketsSql = `with author as (
    select row_number() over (order by clinic_id) - 1 as place, clinic_id, id
    from users where username like 'grown\\_%')
  insert into tickets (clinic_id, code, subject, department, priority, "userId", status, user_seen_id,
    system_seen_id)
  select a.clinic_id, 'G' || lpad(n::text, 11, '0'), 'پرسش ' || n, 'پشتیبانی', 'مهم', a.id,
    (array['user-replied', 'system-replied', 'closed'])[1 + n % 3], 2000000000,
    case when n % 10 = 0 then 0 else 2000000000 end
  from generate_series(1, $1::int) n join author a on a.place = n % (select count(*) from author)`;
const messagesSql = `with ticket as (
    select row_number() over (order by clinic_id, id) - 1 as place, clinic_id, id
    from tickets where code like 'G%')
  insert into ticket_messages (clinic_id, ticket_id, message, sender_type)
  select t.clinic_id, t.id, 'متن پیام ' || n, (array['user', 'system'])[1 + n % 2]
  from generate_series(1, $1::int) n join ticket t on t.place = n % (select count(*) from ticket)`;
const smsSql = `insert into sms_messages (clinic_id, "to", body, status, sent_at, created_at)
  select case n % 2 when 0 then null else 1 end, '0917' || lpad((n % 10000000)::text, 7, '0'), 'یادآوری نوبت ' || n,
    (array['sent', 'delivered', 'failed'])[1 + n % 3], app_now(), app_now() - n * interval '10 seconds'
  from generate_series(1, $1::int) n`;

/** Fills the database of a server that runs, as its owner. */
async function fill(dataDir, superuser, { clinics, tickets, messages, sms }) {
  const connection = { host: path.join(dataDir, 'socket'), user: superuser, database: 'ziba' };
  await once(connection, clinicsSql, [clinics]);
  await once(connection, usersSql);
  await once(connection, ticketsSql, [tickets]);
  await once(connection, messagesSql, [messages]);
  await once(connection, smsSql, [sms]);
  await once(connection, 'vacuum analyze');
}

async function signIn(port, username, secret) {
  const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: secret }),
  });
  const { token } = await response.json();
  if (!token) throw new Error(`${username} cannot sign in`);
  return token;
}

const operator = ['admin', password];
const manager = ['mina', 'Ziba@1405'];
/** The measured lists: who reads them, and their addresses. */
const lists = [
  ['the clinics', operator, '/clinics/pagination?page=1&limit=10'],
  [
    'the clinics, by their end',
    operator,
    '/clinics/pagination?page=1&limit=10&sort=remaining_days',
  ],
  [
    'the clinics, found by name',
    operator,
    `/clinics/pagination?search=${encodeURIComponent('مهر')}`,
  ],
  ['the tickets', operator, '/tickets/pagination?page=1&limit=10'],
  ['the tickets, by status', operator, '/tickets/pagination?status=closed'],
  ['the tickets, the tenth page', operator, '/tickets/pagination?page=10&limit=10'],
  ['the tickets of a clinic', operator, '/tickets/pagination?clinic_id=1'],
  ['its tickets for a clinic', manager, '/tickets/pagination?page=1&limit=10'],
  ['the SMS of the platform', operator, '/sms/messages?page=1&limit=10'],
  ['the SMS that failed', operator, '/sms/messages?status=failed'],
  ['its SMS for a clinic', manager, '/sms/messages?page=1&limit=10'],
  ['the broadcasts', operator, '/sms/broadcasts?page=1&limit=10'],
  ['the invoices', operator, '/admin/invoices?page=1&limit=10'],
];

/** Starts a server on a database of this size; the result asks for a list. */
async function served(program, name, superuser) {
  const dataDir = path.join(folder, name);
  const isFilled = existsSync(dataDir);
  const { port } = await startNode(program, { ...environment, DATA_DIR: dataDir });
  if (!isFilled) {
    say(`  filling ${sizes[name].clinics} clinics, ${sizes[name].messages} messages`);
    await fill(dataDir, superuser, sizes[name]);
  }
  const tokens = new Map();
  for (const person of [operator, manager]) tokens.set(person, await signIn(port, ...person));
  return ([, person, address]) => ({
    ports: [port],
    request: requestOf(`/api${address}`, tokens.get(person)),
    connections: 1,
  });
}

let missed = 0;
try {
  const program = await bundleServer();
  const { superuser } = await fromSource();
  const ask = {};
  for (const name of Object.keys(sizes)) ask[name] = await served(program, name, superuser);
  say(`medians of one caller's wait, ${rounds} rounds of ${seconds} s in turn`);
  for (const list of lists) {
    const seen = { small: [], large: [] };
    for (const name of Object.keys(sizes)) await saturate({ ...ask[name](list), seconds });
    for (let round = 0; round < rounds; round += 1) {
      for (const name of Object.keys(sizes)) {
        seen[name].push((await saturate({ ...ask[name](list), seconds })).p50);
      }
    }
    const ratio = median(seen.large.map((time, round) => time / seen.small[round]));
    const mark = ratio <= bar ? '✓' : '✗';
    if (mark === '✗') missed += 1;
    const times = `${median(seen.small).toFixed(2)} ms : ${median(seen.large).toFixed(2)} ms`;
    say(`  ${mark} ${list[0].padEnd(32)} ${times.padEnd(22)} ${ratio.toFixed(2)} (at most ${bar})`);
  }
} finally {
  stopAll();
  if (!kept) rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;
