// Menus lie over the page, and close when somebody goes elsewhere.
export function closeMenus() {
  const opened = () => document.querySelectorAll('details.menu[open]');
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of opened()) {
      menu.open = false;
      menu.querySelector('summary').focus();
    }
  });
  for (const event of ['pointerdown', 'focusin']) {
    addEventListener(event, ({target}) => { for (const menu of opened()) if (!menu.contains(target)) menu.open = false; });
  }
}
