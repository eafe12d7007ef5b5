/** The words of `snippets/ownWords.tsx`. */
export const ownWords = { yes: '是', no: '否', cancel: '停止' };
