import type { AksesNode } from '#areas/akses/contract/sesi.api.ts';
import { setidaknya, type Level } from '#areas/toko/rules/level.ts';

/** Whether this entry is in a person's menu; the server asks again when it is opened. */
export const isOpenTo = (nodes: readonly AksesNode[], kode: string): boolean =>
  nodes.some((node) => (node.kode === kode && node.is_show) || isOpenTo(node.children, kode));

const stands = (nodes: readonly AksesNode[], kode: string): boolean =>
  nodes.some((node) => node.kode === kode || stands(node.children, kode));

/**
 * Whether a person may take a step of one of these menus. What waits is finished where its menu is shut with its
 * module too (D-33.1): the tree does not say there who has it, so that it is offered to supervisors and above.
 */
export const mayStepIn = (
  nodes: readonly AksesNode[],
  kodes: readonly string[],
  level: Level,
): boolean =>
  kodes.some((kode) => (stands(nodes, kode) ? isOpenTo(nodes, kode) : setidaknya(level, 'SPV')));
