import { createGlobalStyle } from 'styled-components';
import { baseCss } from './base-css';

/** The page's tokens, resets and type. Mounted once, by the shell; tests and trials may mount it. */
export const GlobalStyle = createGlobalStyle`${baseCss}`;
