/** One SVG path over all dark modules; neighbours in a row are drawn as one bar. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const wide = (end < 0 ? row.length : end) - x;
        return `M${x} ${y}h${wide}v1h-${wide}z`;
      }),
    )
    .join('');
}
