/** Replaces the prefixes for old browsers, which styled-components adds only with `enableVendorPrefixes`. */
export const prefix = (value) => value;
