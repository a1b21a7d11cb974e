import { endSession, startSession } from '@ziba/shared/session/session-store';
import { aClinicSummary } from '@ziba/shared/testing/clinic-samples';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { waitFor } from '@testing-library/react';
import { followAccent } from './clinic-accent';

const own = '#7a2b62';
let stop = () => undefined as void;

beforeEach(() => {
  const style = document.createElement('style');
  style.textContent = `:root{--accent:${own}}`;
  const bar = document.createElement('meta');
  bar.name = 'theme-color';
  bar.content = '#2a1626';
  document.head.replaceChildren(style, bar);
  stop = followAccent();
});
afterEach(() => {
  endSession();
  stop();
});

const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent');
const bar = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content');

/** Somebody of a clinic with this colour signs in. */
const signIn = (accent_color: string | null) =>
  startSession(aLogin({ clinicData: aClinicSummary({ accent_color }) }));

it('gives the page the colour of the clinic, and the bar of a phone that of its menu', async () => {
  signIn('#0f766e');
  await waitFor(() => expect(accent()).toBe('#0f766e'));
  expect(bar()).not.toBe('#2a1626');
});

it('takes the colour off with the session', async () => {
  signIn('#0f766e');
  await waitFor(() => expect(accent()).toBe('#0f766e'));
  endSession();
  expect([accent(), bar()]).toEqual([own, '#2a1626']);
});

it('has the colour of the clinic that is here now', async () => {
  signIn('#0f766e');
  signIn('#1d4ed8');
  await waitFor(() => expect(accent()).toBe('#1d4ed8'));
  signIn(null);
  expect(accent()).toBe(own);
});

it('colours nothing for somebody who has left before the colour came', async () => {
  signIn('#0f766e');
  endSession();
  signIn('#1d4ed8');
  await waitFor(() => expect(accent()).toBe('#1d4ed8'));
  expect(document.querySelectorAll('style')).toHaveLength(2);
});

it('takes nothing but a colour', async () => {
  signIn('#0f766e');
  await waitFor(() => expect(accent()).toBe('#0f766e'));
  signIn('red;}*{display:none');
  await waitFor(() => expect(accent()).toBe(own));
});
