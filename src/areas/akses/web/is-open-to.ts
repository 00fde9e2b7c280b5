import type { AksesNode } from '#areas/akses/contract/sesi.api.ts';

/** Whether this entry stands in a person's menu; the server asks again when it is opened. */
export const isOpenTo = (nodes: readonly AksesNode[], kode: string): boolean =>
  nodes.some((node) => (node.kode === kode && node.is_show) || isOpenTo(node.children, kode));
