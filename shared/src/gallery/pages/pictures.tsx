import { PictureList } from '../../ui/overlays/lightbox/picture-list';
import type { GalleryPage } from '../gallery-page';

// Drawn as SVG, so that the gallery needs no files.
function drawing(width: number, height: number, text: string, hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 45% 82%)"/><circle cx="50%" cy="50%" r="${height / 4}" fill="hsl(${hue} 45% 62%)"/><text x="50%" y="52%" font-size="${height / 8}" text-anchor="middle" fill="hsl(${hue} 60% 15%)">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const some = [
  { src: drawing(1600, 900, '۱', 330), caption: 'پیش از درمان، نمای روبه‌رو' },
  { src: drawing(900, 1600, '۲', 20), caption: 'پس از جلسه اول، نیم‌رخ' },
  { src: drawing(1200, 1200, '۳', 160) },
  { src: 'data:image/png,broken', caption: 'تصویر ناخوانا' },
];

const Some = () => <PictureList pictures={some} label="تصاویر جلسه" />;
const One = () => <PictureList pictures={some.slice(0, 1)} label="مدرک شناسایی" />;

export const pictures: GalleryPage = {
  path: 'pictures',
  title: 'تصاویر',
  examples: [
    { name: 'چند تصویر', Show: Some },
    { name: 'یک تصویر', Show: One },
  ],
};
