import { deviceName } from './device-name';

const mozilla = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko)`;

it.each([
  [`${mozilla('Windows NT 10.0; Win64; x64')} Chrome/150.0.0.0 Safari/537.36`, 'کروم در ویندوز'],
  [
    `${mozilla('Windows NT 10.0; Win64; x64')} Chrome/150.0.0.0 Safari/537.36 Edg/150.0`,
    'اج در ویندوز',
  ],
  [
    `${mozilla('Linux; Android 14; SM-S911B')} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'مرورگر سامسونگ در اندروید',
  ],
  [
    `${mozilla('iPhone; CPU iPhone OS 18_0 like Mac OS X')} Version/18.0 Mobile/15E148 Safari/604.1`,
    'سافاری در آیفون یا آیپد',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:140.0) Gecko/20100101 Firefox/140.0',
    'فایرفاکس در مک',
  ],
  [`${mozilla('X11; Linux x86_64')} HeadlessChrome/156.0 Safari/537.36`, 'کروم در لینوکس'],
  ['node', 'دستگاه ناشناخته'],
  [null, 'دستگاه ناشناخته'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
