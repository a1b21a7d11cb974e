import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import { fontFace } from '../theme/font-face';
import { GalleryApp } from './gallery-app';

// `npm run gallery` serves the font; in the product it comes with the shell's page.
const Font = createGlobalStyle`${fontFace('/font/vazirmatn-arabic-wght-normal.woff2')}`;

const place = document.getElementById('app');
if (place) {
  createRoot(place).render(
    <>
      <Font />
      <GalleryApp />
    </>,
  );
}
