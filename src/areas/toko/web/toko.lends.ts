import { createElement } from 'react';
import { registerGrade } from '#kit/web/mark/grade.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';

/* A gold content wherever it stands in a table: copper to pure gold. */
registerGrade(({ value }) => createElement(KadarMark, { kadar: value }));
