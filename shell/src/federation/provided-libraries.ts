import {
  createSearchParams,
  Link,
  Navigate,
  NavLink,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import styled, { createGlobalStyle, css, keyframes } from 'styled-components';
import useSWR, { useSWRConfig } from 'swr';

// Only the exports that sections use: a whole namespace would prevent tree shaking.
// A test compares these lists with the imports of all sections.

const esModule = { __esModule: true };

export const providedRouter = {
  ...esModule,
  createSearchParams,
  Link,
  Navigate,
  NavLink,
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
};

export const providedStyles = {
  ...esModule,
  default: styled,
  createGlobalStyle,
  css,
  keyframes,
  styled,
};

export const providedSwr: object = { ...esModule, default: useSWR, useSWRConfig };
