/** Stands for a part of a library that nothing of ours reaches. */
export default undefined;
