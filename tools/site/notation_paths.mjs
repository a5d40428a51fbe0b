// Where the pages of notations are in the site. The first dialect is the notation itself.
export const pageOf = ({id, dialects}, dialect) =>
  `notations/${dialect === undefined || dialect === dialects[0] ? id : `${id}-${dialect}`}.html`;

export const trail = [['Notations', '/notations/index.html']];
