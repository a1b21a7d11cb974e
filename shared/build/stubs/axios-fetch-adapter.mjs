/** axios calls by XMLHttpRequest, which also tells the progress of an upload; its fetch adapter stays out. */
export const getFetch = undefined;
