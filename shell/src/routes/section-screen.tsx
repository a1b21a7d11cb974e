import type { ComponentType } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';

/** Renders the screen that the route's loader returned. It is remounted when the address names another record. */
export function SectionScreen() {
  const Screen = useLoaderData() as ComponentType;
  return <Screen key={Object.values(useParams()).join()} />;
}
