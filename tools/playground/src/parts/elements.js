// Parts of the page.

export const byId = (id) => document.getElementById(id);

// Properties are set as they are; those with a hyphen, and `role`, are attributes. Children are nodes or texts.
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes('-') || name === 'role') made.setAttribute(name, value);
    else made[name] = value;
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

export const option = (value, text) => element('option', {value, textContent: text});

export const button = (text, use) => element('button', {type: 'button', textContent: text, onclick: use});
