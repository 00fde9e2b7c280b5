import { t } from '#kit/web/base/text.ts';
import type { AksesNode } from '#areas/akses/contract/sesi.api.ts';
import type { Centang } from '#areas/akses/contract/akses.api.ts';
import css from '#areas/akses/web/hak/hak.module.css';

/** Ticks by menu path; a path that is not in it keeps the tick of the tree. */
export type Ticks = ReadonlyMap<string, boolean>;

const leavesOf = (node: AksesNode): AksesNode[] =>
  node.path === null ? node.children.flatMap(leavesOf) : [node];

/** Every tick of a tree, with what was changed since. */
export const centangOf = (tree: readonly AksesNode[], ticks: Ticks): Centang[] =>
  tree
    .flatMap(leavesOf)
    .map(({ kode, is_show }) => ({ kode, is_show: ticks.get(kode) ?? is_show }));

type Props = { tree: readonly AksesNode[]; ticks: Ticks; onTicks: (ticks: Ticks) => void };

/** The menu with a tick before every entry; a group ticks all its entries. */
export function TreeEditor({ tree, ticks, onTicks }: Props) {
  const put = (leaves: readonly AksesNode[], on: boolean) => {
    const next = new Map(ticks);
    for (const { kode } of leaves) next.set(kode, on);
    onTicks(next);
  };
  return (
    <div className={css.groups}>
      {tree.map((group) => (
        <Group key={group.kode} group={group} ticks={ticks} onPut={put} />
      ))}
    </div>
  );
}

type GroupProps = {
  group: AksesNode;
  ticks: Ticks;
  onPut: (leaves: readonly AksesNode[], on: boolean) => void;
};

function Group({ group, ticks, onPut }: GroupProps) {
  const leaves = leavesOf(group);
  const isOn = (node: AksesNode) => ticks.get(node.kode) ?? node.is_show;
  const on = leaves.filter(isOn).length;
  return (
    <fieldset className={css.group}>
      <legend>
        <label>
          <input
            type="checkbox"
            checked={on === leaves.length}
            ref={(box) => {
              if (box) box.indeterminate = on > 0 && on < leaves.length;
            }}
            onChange={(event) => onPut(leaves, event.currentTarget.checked)}
          />
          {t(group.nama)}
          <span>
            {on}/{leaves.length}
          </span>
        </label>
      </legend>
      {leaves.map((leaf) => (
        <label key={leaf.kode} data-changed={ticks.has(leaf.kode) || undefined}>
          <input
            type="checkbox"
            checked={isOn(leaf)}
            onChange={(event) => onPut([leaf], event.currentTarget.checked)}
          />
          {t(leaf.nama)}
        </label>
      ))}
    </fieldset>
  );
}
