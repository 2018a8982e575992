/**
 * Marks sentences that are shown in English because the chosen language lacks them, so that a screen reader reads them in English and their
 * punctuation stays in its place in a right-to-left page.
 */
import { type ComponentChildren, type VNode, h, options } from 'preact';
import { isShownInEnglish, language } from '../../i18n/index.ts';

type Props = { children?: ComponentChildren; lang?: string; dir?: string };

const isElement = (vnode: VNode): vnode is VNode<Props> & { type: string } => typeof vnode.type === 'string';

function mark(props: Props): void {
  const { children } = props;
  if (props.lang !== undefined) return;
  if (typeof children === 'string') {
    if (isShownInEnglish(children)) Object.assign(props, { lang: 'en', dir: 'ltr' });
  } else if (Array.isArray(children))
    props.children = children.map((child) =>
      typeof child === 'string' && isShownInEnglish(child) ? h('span', { lang: 'en', dir: 'ltr' }, child) : child,
    );
}

/** Begins to mark; once for the whole page. */
export function markFallbacks(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    if (language().tag !== 'en' && isElement(vnode)) mark(vnode.props);
    before?.(vnode);
  };
}
