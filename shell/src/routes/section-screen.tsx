import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';

/** The screen that the route's loader brought. */
export function SectionScreen() {
  const Screen = useLoaderData() as ComponentType;
  return <Screen />;
}
