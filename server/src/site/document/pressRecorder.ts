import { prerenderElementIds, pressedAttribute } from '@foothold/shared/boot';

/**
 * The script of a prerendered page. Nothing listens to its buttons until the application arrives, which takes seconds on a
 * slow link: the button that was pressed last is marked, shows that it is busy, and is pressed again by the shell.
 */
export const pressRecorder = `{
const page = document.getElementById('${prerenderElementIds.page}')
page.addEventListener('click', ({ target }) => {
const button = target.closest('button[type=button]')
if (!button) return
for (const other of page.querySelectorAll('[${pressedAttribute}]')) {
other.removeAttribute('${pressedAttribute}')
other.removeAttribute('aria-busy')
}
button.setAttribute('${pressedAttribute}', '')
button.setAttribute('aria-busy', 'true')
})
}`;

export const pressedRules = `[${pressedAttribute}]{opacity:.6;cursor:progress}`;
