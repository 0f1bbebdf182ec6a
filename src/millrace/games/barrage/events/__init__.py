"""What happened, as clients are told: the kind of every event, its facts as fields, its words as a key."""
