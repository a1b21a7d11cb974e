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

// Only what sections use is handed over; a whole namespace would undo the tree shaking of a library.
// A test holds these lists against what the sections really import.

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
