/** A new browser with a signed-in user at their first section. */
export async function signedIn(browser, address, username) {
  const context = await browser.newContext({
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${address}/`);
  await page.fill('input[name=username]', username);
  await page.fill('input[name=password]', 'Ziba@1405');
  await page.evaluate(() => document.querySelector('input[name=username]').form.requestSubmit());
  await page.waitForURL(`${address}/clinic/**`);
  return { context, page };
}

/** The median. */
export const median = (numbers) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
