import { createGlobalStyle } from 'styled-components';
import { baseCss } from './base-css';

/** The page's tokens, resets and type. The shell and the gallery mount it once; tests may. */
export const GlobalStyle = createGlobalStyle`${baseCss}`;
