import { createElement } from 'react';

const face = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** lucide's own component without its contexts, class names and colours, of which we use none. */
export default function createLucideIcon({ node }) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size, ...rest }) =>
    createElement('svg', { ...face, width: size, height: size, ...rest }, ...shapes);
}
