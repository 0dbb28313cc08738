review-title = Rückblick
review-open = Rückblick
review-open-hint = Was jede Entscheidung gekostet hat und was besser gewesen wäre.
