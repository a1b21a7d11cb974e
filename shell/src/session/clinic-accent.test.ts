import { endSession, startSession } from '@ziba/shared/session/session-store';
import { aClinicSummary } from '@ziba/shared/testing/clinic-samples';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { sampleAccents } from '@ziba/shared/theme/accent-samples';
import { lightColours } from '@ziba/shared/theme/tokens';
import { waitFor } from '@testing-library/react';
import { followAccent } from './clinic-accent';

const { accent: own, nav: ownBar } = lightColours;
const { teal, blue } = sampleAccents;
let stop: (() => void) | undefined;

beforeEach(() => {
  const style = document.createElement('style');
  style.textContent = `:root{--accent:${own}}`;
  const bar = document.createElement('meta');
  bar.name = 'theme-color';
  bar.content = ownBar;
  document.head.replaceChildren(style, bar);
  stop = followAccent();
});
afterEach(() => {
  endSession();
  stop?.();
});

const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent');
const bar = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content');

/** Signs in a user of a clinic with this colour. */
const signIn = (accent_color: string | null) =>
  startSession(aLogin({ clinicData: aClinicSummary({ accent_color }) }));

it('applies the colour of the clinic to the page, and its menu colour to the browser’s bar', async () => {
  signIn(teal);
  await waitFor(() => expect(accent()).toBe(teal));
  expect(bar()).not.toBe(ownBar);
});

it('removes the colour when the session ends', async () => {
  signIn(teal);
  await waitFor(() => expect(accent()).toBe(teal));
  endSession();
  expect([accent(), bar()]).toEqual([own, ownBar]);
});

it('applies the colour of the clinic that signed in last', async () => {
  signIn(teal);
  signIn(blue);
  await waitFor(() => expect(accent()).toBe(blue));
  signIn(null);
  expect(accent()).toBe(own);
});

it('applies no colour when the session ended before the code was loaded', async () => {
  signIn(teal);
  endSession();
  signIn(blue);
  await waitFor(() => expect(accent()).toBe(blue));
  expect(document.querySelectorAll('style')).toHaveLength(2);
});

it('ignores a value that is no colour', async () => {
  signIn(teal);
  await waitFor(() => expect(accent()).toBe(teal));
  signIn('red;}*{display:none');
  await waitFor(() => expect(accent()).toBe(own));
});
