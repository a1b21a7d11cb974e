/** Prefixes for old browsers: styled-components adds them only where `enableVendorPrefixes` asks for it. */
export const prefix = (value) => value;
