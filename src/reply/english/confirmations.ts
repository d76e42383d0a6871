/** What’s asked before something that can’t easily be taken back, and what the button says. */
export const confirmations = {
  confirm: {
    'game end': 'This ends the campaign for everyone. The log stays, and /undo takes it back. End it?',
    'data delete':
      'This removes your ID from this channel’s log for good. What you did stays, under a pseudonym. Delete it?',
    'data delete server': 'This erases every log of this server, and nothing can bring them back. Erase them all?',
    'game import':
      'This replaces the log of this channel, and nobody will be able to read the old one here. Import it anyway?',
  },
  confirmLabels: {
    'game end': 'End the campaign',
    'data delete': 'Delete',
    'data delete server': 'Erase everything',
    'game import': 'Replace it',
  },
} as const;
