const angles = [0, 60, 120, 180, 240, 300];

/** The product's logo: six petals. Inline SVG needs no request and takes the text colour. */
export function Petals() {
  return (
    <svg className="petals" viewBox="-50 -50 100 100" aria-hidden="true">
      {angles.map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle})`}
          d="M0-6C13-16 13-36 0-47-13-36-13-16 0-6Z"
        />
      ))}
    </svg>
  );
}
