import { createElement } from 'react';
import { registerGrade } from '#kit/web/mark/grade.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';

/* The mark of a gold content in every table: copper to pure gold. */
registerGrade(({ value }) => createElement(KadarMark, { kadar: value }));
