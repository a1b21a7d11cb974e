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

/** Somebody of a clinic with this colour signs in. */
const signIn = (accent_color: string | null) =>
  startSession(aLogin({ clinicData: aClinicSummary({ accent_color }) }));

it('gives the page the colour of the clinic, and the bar of a phone that of its menu', async () => {
  signIn(teal);
  await waitFor(() => expect(accent()).toBe(teal));
  expect(bar()).not.toBe(ownBar);
});

it('takes the colour off with the session', async () => {
  signIn(teal);
  await waitFor(() => expect(accent()).toBe(teal));
  endSession();
  expect([accent(), bar()]).toEqual([own, ownBar]);
});

it('has the colour of the clinic that is here now', async () => {
  signIn(teal);
  signIn(blue);
  await waitFor(() => expect(accent()).toBe(blue));
  signIn(null);
  expect(accent()).toBe(own);
});

it('colours nothing for somebody who has left before the colour came', async () => {
  signIn(teal);
  endSession();
  signIn(blue);
  await waitFor(() => expect(accent()).toBe(blue));
  expect(document.querySelectorAll('style')).toHaveLength(2);
});

it('takes nothing but a colour', async () => {
  signIn(teal);
  await waitFor(() => expect(accent()).toBe(teal));
  signIn('red;}*{display:none');
  await waitFor(() => expect(accent()).toBe(own));
});
