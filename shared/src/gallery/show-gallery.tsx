import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import { fontFace } from '../theme/font-face';
import { GalleryApp } from './gallery-app';

// Served by `npm run gallery`; in the product the shell's page brings it.
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
