import type { ComponentType } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';

/** The screen that the route's loader brought. It begins anew where the address names another record. */
export function SectionScreen() {
  const Screen = useLoaderData() as ComponentType;
  return <Screen key={Object.values(useParams()).join()} />;
}
